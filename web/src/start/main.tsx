import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/inter/wght.css';
import '../ui/base.css';
import { watchStylesheets } from '../lib/retry-stylesheets.ts';
import { start } from './start.tsx';

watchStylesheets();
const root = document.getElementById('root');
// Not awaited: screens import the file that this module is in, and would wait for it.
if (root) void start(root);
