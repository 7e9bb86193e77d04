// The tus server that most programs use, with its store of files; it does not sync them. Argument: the folder.
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { printPort } from './answers.ts';

process.on('SIGTERM', () => process.exit());
const tus = new Server({ path: '/files', datastore: new FileStore({ directory: process.argv[2] ?? '' }) });
void printPort(tus.listen(0, '127.0.0.1'));
