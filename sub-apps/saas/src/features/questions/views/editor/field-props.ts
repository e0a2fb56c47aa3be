import type { RichTextFile } from '@edu/shared-utility';

/** What each part of the editor is given. */
export interface FieldProps {
  /** Path of the part in the question, `content.` or `content.parts.1.`. */
  readonly at: string;
  readonly faults: Readonly<Record<string, string>>;
  readonly files: readonly RichTextFile[];
}
