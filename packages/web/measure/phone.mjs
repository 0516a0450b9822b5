// A throttled phone, and the tables that are measured on it.

/**
 * A page on a phone whose CPU is four times slower than this machine's. Its network is fast 3G as WebPageTest defines it
 * (1.6 Mbit/s down, 768 kbit/s up, 150 ms round trip), unless only moves of a server's table are timed there: their way
 * to the server and back is not the page's.
 */
export async function phone(browser, { storageState, isNetworkFast = false }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (!isNetworkFast)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 768e3 / 8,
    });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page };
}

/** What is measured. `board`: the table's class. `way`: where a visit begins, and the button that it presses there. */
export const tables = {
  kanagawa: { board: 'kanagawa', way: ({ address }) => home(address, 'kanagawa') },
  kaigan: { board: 'kaigan', way: ({ address }) => home(address, 'kaigan') },
  /** By its link, as its host comes back to it. */
  online: { board: 'kanagawa', way: online, isOnline: true },
};
const home = async (address, game) => ({ url: address, press: `button.door[data-game="${game}"]` });

/** A table of the server that has begun, against a bot; its host is known by what the browser keeps. */
async function online({ address, browser }) {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}#/tables`);
  await page.getByRole('button', { name: /Your own way/ }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '2' }).check();
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.kanagawa').waitFor();
  const kept = { url: page.url(), storageState: await context.storageState() };
  await context.close();
  return kept;
}
