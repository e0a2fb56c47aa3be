import type { ReactNode } from 'react';

/** A feature's part of the page's dialog. */
export interface DialogPart {
  /** Identifies the feature, so that its input stays while another part covers it. */
  readonly id: string;
  /** Current step; at each change the focus moves to the step's first field. */
  readonly step: string;
  readonly title: string;
  /** Width in CSS pixels; 480 by default. */
  readonly width?: number;
  /** Whether closing is blocked, because a request is running or something must be read. */
  readonly locked?: boolean;
  /** Closes this part; the one below becomes visible. */
  readonly onClose: () => void;
  readonly body: ReactNode;
}

/** The open parts, the latest last. */
export const openParts = (parts: readonly (DialogPart | null)[]): readonly DialogPart[] =>
  parts.filter((part) => part !== null);
