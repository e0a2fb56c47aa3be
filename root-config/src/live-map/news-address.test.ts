import { newsAddress } from './news-address';

const map = '/importmap.json';

test.each([
  ['</importmap.json/news>; rel="monitor"', 'http://localhost/importmap.json/news'],
  ['</a.css>; rel=preload, <news>; title="x"; rel=monitor', 'http://localhost/news'],
])('%s gives the address of the stream', (link, address) => {
  expect(newsAddress(link, map)).toBe(address);
});

test.each([
  null,
  undefined,
  '',
  '</a.css>; rel="preload"',
  '<https://elsewhere.example/news>; rel="monitor"',
  '<https://[>; rel="monitor"',
  '<data:text/plain,x>; rel="monitor"',
])('%s gives no address', (link) => {
  expect(newsAddress(link, map)).toBeNull();
});

test('a map of another origin has its stream there', () => {
  const otherAddress = 'https://maps.example/importmap.json';
  expect(newsAddress('</news>; rel="monitor"', otherAddress)).toBe('https://maps.example/news');
});
