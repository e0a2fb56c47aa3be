import { tenantIcon } from './tenant-icon';

const drawn = (pageTitle: string, theme?: string): string => {
  const entries = theme ? [{ key: 'theme', value: theme }] : [];
  const icon = tenantIcon({ tenantName: 'x', pageTitle, logo: '', entries, domains: [] });
  expect(icon).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  return decodeURIComponent(icon.slice('data:image/svg+xml,'.length));
};

it('is the first letter of the tenant’s name on the colour of its theme', () => {
  expect(drawn('阳光教育')).toMatch(/fill="#1557bf".*>阳<\/text>/);
  expect(drawn('  new school', 'red')).toMatch(/fill="#b31b23".*>N<\/text>/);
});

it.each(['<script>', '"&', '%3C'])('escapes markup in the name %s', (name) => {
  expect(drawn(name)).not.toMatch(/<script|"&/);
});

it('is the product’s icon for an unknown tenant, or one without a name', () => {
  expect(tenantIcon(null)).toContain('path');
  expect(drawn('☀')).toContain('<path');
});
