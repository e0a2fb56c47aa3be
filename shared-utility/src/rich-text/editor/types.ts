import type { ReactNode } from 'react';
import type { RichText, RichTextFile } from '../../contract/rich-text';

/** A picture or recording chosen from the library. */
export type ChosenFile = RichTextFile & { readonly kind: 'image' | 'audio' | 'video' };

export interface RichTextEditorProps {
  /** Accessible name of the field. */
  readonly label: string;
  readonly value: RichText;
  readonly onChange: (document: RichText) => void;
  /** `compact` has one row of buttons, `oneLine` a single line of text and formulas; `full` by default. */
  readonly variant?: 'full' | 'compact' | 'oneLine';
  /** Whether gaps may be inserted. */
  readonly blanks?: boolean;
  /** Whether videos of the library may be inserted. */
  readonly videos?: boolean;
  /** Current addresses of its pictures and recordings. */
  readonly files?: readonly RichTextFile[];
  /**
   * Opens the library to choose a picture or recording; without it none can be inserted.
   *
   * @param onChosen called with the chosen file
   * @param onClose called when the library closes, with or without a choice
   */
  readonly library?: (
    kind: ChosenFile['kind'],
    onChosen: (file: ChosenFile) => void,
    onClose: () => void,
  ) => ReactNode;
  /**
   * Uploads a pasted or dropped file to the library; without it such files are ignored. A rejection is shown as a
   * failed call.
   *
   * @returns the library's file once it can be shown, or why it is refused
   */
  readonly takeFile?: (
    file: File,
    taking: { readonly signal: AbortSignal; readonly onShare: (share: number) => void },
  ) => Promise<ChosenFile | { readonly refusal: string }>;
  readonly readOnly?: boolean;
  /** Id for a label or description. */
  readonly id?: string;
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
}
