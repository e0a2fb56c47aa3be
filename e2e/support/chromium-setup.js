import { chromium } from '@playwright/test';
import { ensureChromium, ensureHeadlessChromium } from './chromium.js';

const SWITCH = '--disable-features=';

/**
 * Two popup pages of the address bar that stories never need: each window rendered both, for 1.2 s of processor
 * time.
 */
const ADDRESS_BAR = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/**
 * Features that no page needs. Chromium only uses the last such switch, so Playwright's own are repeated.
 *
 * @param {string} executablePath
 * @returns {Promise<string>} names with commas between them
 */
export async function featuresOff(executablePath) {
  // Chromium reports its command line only with the second switch.
  const args = ['--no-sandbox', '--enable-automation'];
  const browser = await chromium.launch({ executablePath, args });
  const session = await browser.newBrowserCDPSession();
  const line = await session.send('Browser.getBrowserCommandLine');
  await browser.close();
  const switchArgument = line.arguments.findLast((argument) => argument.startsWith(SWITCH));
  if (!switchArgument)
    throw new Error(`Playwright starts Chromium without ${SWITCH}: look at launchOptions.`);
  return `${switchArgument.slice(SWITCH.length)},${ADDRESS_BAR}`;
}

/** Runs once before the browser specs, however they are started; workers inherit the variables. */
export default async function setup() {
  // Before the next line, since it prefers the browser that CHROME_PATH names.
  process.env.DESKTOP_CHROME_PATH = ensureChromium();
  process.env.CHROME_PATH = ensureHeadlessChromium();
  process.env.CHROMIUM_FEATURES_OFF = await featuresOff(process.env.CHROME_PATH);
}
