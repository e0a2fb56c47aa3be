/** What a foreign module's manifest says about its menu entry, besides the name. */
export interface OfferedEntry {
  /** The module's name in the import map. */
  readonly module: string;
  /** The module's own names of it: a tenant that enters one of these gets all translations back. */
  readonly title?: { readonly name: string; readonly names: Partial<Record<string, string>> };
  /** One of `menuIcons`. */
  readonly icon?: string;
  /** True if the page adds padding around the module. */
  readonly padded?: boolean;
  /** The permission needed to see it. */
  readonly asks?: string;
  /** Pages that are only shown in breadcrumbs. */
  readonly below?: readonly OfferedPage[];
}

/** A page that is reached from another page of its module. */
export interface OfferedPage {
  readonly url: string;
  readonly name: string;
  readonly names: Partial<Record<string, string>>;
  /** Url of the page above it, if that is not a menu entry either. */
  readonly parent: string | null;
  readonly asks?: string;
}
