import type { RichTextFile } from '@edu/shared-utility';

/** The props of each section of the editor. */
export interface FieldProps {
  /** Path of the section in the question, such as `content.` or `content.parts.1.`. */
  readonly path: string;
  readonly faults: Readonly<Record<string, string>>;
  readonly files: readonly RichTextFile[];
}
