import type { SecondFactor } from '@edu/shared-utility';

export type FactorKind = SecondFactor['kind'];

/** What the dialog of the second factors shows. `problem` is what was refused last. */
export type FactorDialog =
  | { readonly step: 'closed' }
  | ({ readonly busy: boolean; readonly problem: string } & (
      | { readonly step: 'name'; readonly kind: FactorKind }
      | {
          readonly step: 'scan';
          readonly id: string;
          readonly secret: string;
          readonly uri: string;
        }
      | { readonly step: 'rename'; readonly factor: SecondFactor }
      | { readonly step: 'remove'; readonly factor: SecondFactor }
      | { readonly step: 'renewCodes' }
      /** Shown once: they cannot be read again. */
      | { readonly step: 'codes'; readonly codes: readonly string[] }
    ));

type Open = Exclude<FactorDialog, { step: 'closed' }>;
type Fresh = Open extends infer One
  ? One extends Open
    ? Omit<One, 'busy' | 'problem'>
    : never
  : never;

export type FactorEvent =
  /** Another step, with nothing refused yet. */
  | { readonly type: 'shown'; readonly dialog: Fresh }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly problem: string }
  | { readonly type: 'edited' }
  | { readonly type: 'closed' };

/** The next state; what is refused after the dialog was closed changes nothing. */
export function next(state: FactorDialog, event: FactorEvent): FactorDialog {
  if (event.type === 'closed') return { step: 'closed' };
  if (event.type === 'shown') return { ...event.dialog, busy: false, problem: '' } as Open;
  if (state.step === 'closed') return state;
  switch (event.type) {
    case 'sent':
      return { ...state, busy: true, problem: '' };
    case 'refused':
      return { ...state, busy: false, problem: event.problem };
    case 'edited':
      return { ...state, problem: '' };
  }
}
