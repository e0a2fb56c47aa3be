import { ensureChromium } from './chromium.js';

/** Runs once before the browser specs, in whatever way they were started; workers inherit the variable. */
export default function setup() {
  process.env.CHROME_PATH = ensureChromium();
}
