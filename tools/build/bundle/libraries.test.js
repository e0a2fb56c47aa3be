import { formerAddresses } from './libraries.js';

test('the address that each combined library had before still leads to it', () => {
  const addresses = Object.fromEntries(formerAddresses());
  expect(addresses['/modules/vendor/single-spa-react.js']).toBe('/modules/vendor/single-spa.js');
  expect(addresses['/modules/vendor/react-dom-client.js']).toBe('/modules/vendor/react-dom.js');
  expect(addresses['/modules/vendor/single-spa.js']).toBeUndefined();
});
