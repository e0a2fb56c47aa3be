import { brandEntry, type FrontendConfiguration, readBrand } from '@edu/shared-utility/contract';

/** Colours of the themes' top bars. */
const barColours: Readonly<Record<string, string>> = {
  init: '#1557bf',
  red: '#b31b23',
  green: '#0a5f5b',
};

const iconUrl = (ground: string, content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/>${content}</svg>`,
  )}`;

/** The product's icon, an open book, for an unknown tenant. */
const productIcon = iconUrl(
  '#1557bf',
  '<path d="M16 10c-2.400-1.700-5.300-2.300-8.300-2.300v14c3 0 5.900.6 8.300 2.300 2.400-1.700 5.300-2.300 8.300-2.300v-14c-3 0-5.900.6-8.300 2.300z" fill="#fff"/>',
);

/**
 * Address of the favicon: the first letter of the tenant's name on its theme's colour, so that tabs of several
 * tenants can be told apart. A logo would be too wide.
 */
export function tenantIcon(configuration: FrontendConfiguration | null): string {
  const letter = /\p{L}|\p{N}/u.exec(configuration?.pageTitle ?? '')?.[0];
  if (!configuration || !letter) return productIcon;
  const theme = configuration.entries.find(({ key }) => key === 'theme')?.value ?? 'init';
  const letterSvg = `<text x="16" y="22" font-family="sans-serif" font-size="18" font-weight="700" text-anchor="middle" fill="#fff">${letter.toUpperCase()}</text>`;
  const ownBrand = readBrand(configuration.entries.find(({ key }) => key === brandEntry)?.value);
  return iconUrl(ownBrand?.light.header ?? barColours[theme] ?? '#1557bf', letterSvg);
}
