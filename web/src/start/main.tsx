import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/inter/wght.css';
import '../ui/base.css';
import { watchStylesheets } from '../lib/retry-stylesheets.ts';
import { start } from './start.tsx';

watchStylesheets();
const root = document.getElementById('root');
if (root) await start(root);
