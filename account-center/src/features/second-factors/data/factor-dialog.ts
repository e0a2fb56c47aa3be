import type { SecondFactor } from '@edu/shared-utility';

export type FactorKind = SecondFactor['kind'];

/**
 * What the dialog of the second factors shows. `problem` is what was refused last; while the browser itself
 * prompts (`isPrompting`), closing the dialog takes that back.
 */
export type FactorDialog =
  | { readonly step: 'closed' }
  | ({ readonly busy: boolean; readonly isPrompting: boolean; readonly problem: string } & (
      | { readonly step: 'name'; readonly kind: FactorKind }
      | {
          readonly step: 'scan';
          readonly name: string;
          readonly id: string;
          readonly secret: string;
          readonly uri: string;
        }
      /** The picture that was shown counts for nothing any more; another is asked for under the same name. */
      | { readonly step: 'lapsed'; readonly name: string }
      | { readonly step: 'rename'; readonly factor: SecondFactor }
      | { readonly step: 'remove'; readonly factor: SecondFactor }
      | { readonly step: 'renewCodes' }
      /** Shown once: they cannot be read again. */
      | { readonly step: 'codes'; readonly codes: readonly string[] }
    ));

type Open = Exclude<FactorDialog, { step: 'closed' }>;
/** A step as it begins. */
export type OpenDialog = Open extends infer One
  ? One extends Open
    ? Omit<One, 'busy' | 'isPrompting' | 'problem'>
    : never
  : never;

export type FactorEvent =
  /** Another step, with nothing refused yet. */
  | { readonly type: 'shown'; readonly dialog: OpenDialog }
  | { readonly type: 'sent' }
  | { readonly type: 'asked' }
  | { readonly type: 'refused'; readonly problem: string }
  | { readonly type: 'edited' }
  | { readonly type: 'closed' };

/** The next state; what is refused after the dialog was closed changes nothing. */
export function next(state: FactorDialog, event: FactorEvent): FactorDialog {
  if (event.type === 'closed') return { step: 'closed' };
  if (event.type === 'shown') {
    return { ...event.dialog, busy: false, isPrompting: false, problem: '' } as Open;
  }
  if (state.step === 'closed') return state;
  switch (event.type) {
    case 'sent':
      return { ...state, busy: true, isPrompting: false, problem: '' };
    case 'asked':
      return { ...state, isPrompting: true };
    case 'refused':
      return { ...state, busy: false, isPrompting: false, problem: event.problem };
    case 'edited':
      return { ...state, problem: '' };
  }
}
