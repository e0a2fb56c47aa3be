import { start } from './boot/start';

/** Settles when the page has started; the module's only export, for tests and tools. */
export const started: Promise<void> = start();
