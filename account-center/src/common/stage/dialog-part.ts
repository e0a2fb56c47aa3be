import type { ReactNode } from 'react';

/** What a feature shows in the page's one dialog. */
export interface DialogPart {
  /** The feature's own name: what was typed in it stays while another part lies on top. */
  readonly id: string;
  /** Where in the feature the person is: at each other step the focus goes to the step's first field. */
  readonly step: string;
  readonly title: string;
  /** CSS pixels; 480 unless said otherwise. */
  readonly width?: number;
  /** Something is under way, or has to be read, that closing would lose. */
  readonly locked?: boolean;
  /** Leaves this part; what lay below it comes back. */
  readonly onClose: () => void;
  readonly body: ReactNode;
}

/** The parts that are open, the one that was opened last on top. */
export const openParts = (parts: readonly (DialogPart | null)[]): readonly DialogPart[] =>
  parts.filter((part) => part !== null);
