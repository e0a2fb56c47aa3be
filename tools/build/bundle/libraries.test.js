import { formerAddresses } from './libraries.js';

test('a map from before libraries were put together still leads to each of them', () => {
  const addresses = Object.fromEntries(formerAddresses());
  expect(addresses['/modules/vendor/single-spa-react.js']).toBe('/modules/vendor/single-spa.js');
  expect(addresses['/modules/vendor/react-dom-client.js']).toBe('/modules/vendor/react-dom.js');
  expect(addresses['/modules/vendor/single-spa.js']).toBeUndefined();
});
