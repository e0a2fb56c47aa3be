import type { SecondFactor } from '@edu/shared-utility';

export type FactorKind = SecondFactor['kind'];

/**
 * State of the second factors' dialog. `problem` is the last refusal; while the browser's own prompt is open
 * (`isPrompting`), closing the dialog cancels that.
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
      /** The QR code has become invalid; another one is requested under the same name. */
      | { readonly step: 'lapsed'; readonly name: string }
      | { readonly step: 'rename'; readonly factor: SecondFactor }
      | { readonly step: 'remove'; readonly factor: SecondFactor }
      | { readonly step: 'renewCodes' }
      /** Recovery codes, which the server returns only once. */
      | { readonly step: 'codes'; readonly codes: readonly string[] }
    ));

type Open = Exclude<FactorDialog, { step: 'closed' }>;
/** The initial state of a step. */
export type OpenDialog = Open extends infer One
  ? One extends Open
    ? Omit<One, 'busy' | 'isPrompting' | 'problem'>
    : never
  : never;

export type FactorEvent =
  /** Changes the step, without an error. */
  | { readonly type: 'shown'; readonly dialog: OpenDialog }
  | { readonly type: 'sent' }
  | { readonly type: 'asked' }
  | { readonly type: 'refused'; readonly problem: string }
  | { readonly type: 'edited' }
  | { readonly type: 'closed' };

/** Returns the next state; a refusal after the dialog was closed is ignored. */
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
