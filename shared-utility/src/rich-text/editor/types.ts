import type { ReactNode } from 'react';
import type { RichText, RichTextFile } from '../../contract/rich-text';

/** A picture or a recording that was chosen from a library. */
export type ChosenFile = RichTextFile & { readonly kind: 'image' | 'audio' | 'video' };

export interface RichTextEditorProps {
  /** What the field is called, for who does not see it. */
  readonly label: string;
  readonly value: RichText;
  readonly onChange: (document: RichText) => void;
  /** `compact` has one line of buttons, `oneLine` a single line of words and formulas; `full` unless given. */
  readonly variant?: 'full' | 'compact' | 'oneLine';
  /** It may have gaps that are filled in. */
  readonly blanks?: boolean;
  /** It may show videos of the library. */
  readonly videos?: boolean;
  /** Where its pictures and recordings are now. */
  readonly files?: readonly RichTextFile[];
  /**
   * Opens a library in which a picture or a recording is chosen; without it none can be put in.
   *
   * @param onChosen takes what was chosen
   * @param onClose is called when the library closes, whatever was chosen
   */
  readonly library?: (
    kind: ChosenFile['kind'],
    onChosen: (file: ChosenFile) => void,
    onClose: () => void,
  ) => ReactNode;
  /**
   * Puts a file that was pasted or dropped into the library; without it such files are left out. What it rejects with is
   * told as a failed call.
   *
   * @returns the file in the library once it can be shown there, or why it is not taken
   */
  readonly takeFile?: (
    file: File,
    taking: { readonly signal: AbortSignal; readonly onShare: (share: number) => void },
  ) => Promise<ChosenFile | { readonly refusal: string }>;
  readonly readOnly?: boolean;
  /** For what names or describes it. */
  readonly id?: string;
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
}
