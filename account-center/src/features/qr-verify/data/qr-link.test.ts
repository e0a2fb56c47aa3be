/** @jest-environment node */
import { qrLink } from './qr-link';

const parts = { origin: 'http://localhost:9000', phone: '13900000002', ticket: 't/1' };
const query = 'frontend_template_id=4&phone=13900000002&ticket=t%2F1';

it.each([
  [
    'the domain of template 4',
    [
      { frontend_template_id: 1, domain: 'a.example' },
      { frontend_template_id: 4, domain: 'm.example' },
    ],
    `https://m.example/personal?${query}`,
  ],
  [
    'the page itself if that domain is local',
    [{ frontend_template_id: 4, domain: 'new.localhost' }],
    `http://localhost:9000/personal?${query}`,
  ],
  [
    'the page itself if it is an IP address',
    [{ frontend_template_id: 4, domain: '127.0.0.1:9000' }],
    `http://localhost:9000/personal?${query}`,
  ],
  ['the page itself if there is none', [], `http://localhost:9000/personal?${query}`],
])('leads to %s', (_, domains, link) => {
  expect(qrLink({ ...parts, domains })).toBe(link);
});

it.each([
  [
    'the platform’s page for phones',
    [{ frontend_template_id: 4, domain: 'm.example' }],
    'https://m.example/personal?frontend_template_id=4&phone=13900000002',
  ],
  ['nowhere from a local page', [{ frontend_template_id: 4, domain: 'new.localhost' }], null],
  ['nowhere without such a page', [], null],
])('without a ticket leads to %s', (_, domains, link) => {
  expect(qrLink({ ...parts, domains, ticket: null })).toBe(link);
});
