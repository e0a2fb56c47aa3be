/** Declarations of an app in its `manifest.ts`. */
export interface AppManifest {
  /** Name in the import map: `@edu-app/saas`. */
  name: string;
  /** First path segment. */
  segment: string;
  /** Paths below the segment that are pages. */
  pages: readonly string[];
  /** Namespace of the app's phrases. */
  namespace: string;
  /** Version ranges of the shared modules that it needs, by module name. */
  requires: Record<string, string>;
}
