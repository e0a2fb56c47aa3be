import { readStored } from './read-stored';
import { firstColours, type Variables } from './stored-appearance';

export interface Tenant {
  readonly name: string;
  readonly logo: string;
  /** Logo for a dark background; '' for none. */
  readonly logoOnDark: string;
  /** Whether the log-in page has a picture of the tenant's. */
  readonly hasPicture: boolean;
  readonly theme: keyof typeof firstColours;
  /**
   * Shades of the tenant's own colour, computed by the server: five for the light scheme, five for the dark one.
   */
  readonly brand: readonly string[];
  /** Whether the page embeds the tenant's configuration. */
  readonly isEmbedded: boolean;
  /** Whether the page embeds the log-in's flow, and that flow begins with a password. */
  readonly asksForPassword: boolean;
}

export function tenantOf(): Tenant {
  let config: { pageTitle?: unknown; logo?: unknown; entries?: unknown } = {};
  try {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="edu-tenant"]');
    config = JSON.parse(meta?.content || '{}') ?? {};
  } catch {
    // The JSON is damaged: values stored by an earlier visit are used.
  }
  const text = (value: unknown, name: string) =>
    typeof value === 'string' && value ? value : (readStored(name) ?? '');
  const entriesText = JSON.stringify(config.entries ?? readStored('frontendConfig') ?? '');
  return {
    name: text(config.pageTitle, 'pageTitle'),
    logo: text(config.logo, 'logo'),
    logoOnDark: /"logo_on_dark","value":"([^"]+)"/.exec(entriesText)?.[1] ?? '',
    hasPicture: /custom_login_(background_)?img/.test(entriesText),
    theme: (/"theme","value":"(red|green)"/.exec(entriesText)?.[1] ?? 'init') as Tenant['theme'],
    brand:
      /"theme_palette","value":"((?:#[0-9a-f]{6} ?){10})"/.exec(entriesText)?.[1]?.split(' ') ?? [],
    isEmbedded: Boolean(config.entries),
    asksForPassword: Boolean(config.entries) && !/"isNewSaas","value":"true"/.test(entriesText),
  };
}

/** Colours of the first paint: the embedded configuration wins over the last visit's appearance. */
export function coloursOf(
  { theme, brand, isEmbedded }: Tenant,
  scheme: 'light' | 'dark',
  last: Variables,
) {
  const { '--edu-primary': _, '--edu-header': __, ...others } = last;
  const [primary, , header] = brand.slice(scheme === 'light' ? 0 : 5);
  const themeColours =
    primary && header ? { '--edu-primary': primary, '--edu-header': header } : {};
  return { ...firstColours[theme][scheme], ...(isEmbedded ? others : last), ...themeColours };
}
