import {
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';

interface FlowEvent {
  readonly type: string;
}

/** What an event tells besides its kind. */
type Fields<E extends FlowEvent, T> = Omit<Extract<E, { readonly type: T }>, 'type'>;

type Creator<F> = keyof F extends never ? ActionCreatorWithoutPayload : ActionCreatorWithPayload<F>;

/** An action for each kind of event of a flow. */
export type FlowActions<E extends FlowEvent> = {
  readonly [T in E['type']]: Creator<Fields<E, T>>;
};

/**
 * State of a flow: each kind of its events is an action of its own, `<name>/<kind>`.
 *
 * @param next the state after an event
 * @param kinds all kinds of events, by their names
 * @returns `actionOf` makes an action of whichever event a view hands on
 */
export function flowSlice<S, E extends FlowEvent>(
  name: string,
  initialState: S,
  next: (state: S, event: E) => S,
  kinds: Readonly<Record<E['type'], true>>,
) {
  const flowEvents = (type: string) => [
    type,
    (state: S, { payload }: PayloadAction<object | undefined>): S =>
      next(state, { ...payload, type } as unknown as E),
  ];
  const { reducer, actions } = createSlice({
    name,
    initialState: () => initialState,
    reducers: Object.fromEntries(Object.keys(kinds).map(flowEvents)),
  });
  const actionOf = ({ type, ...fields }: E): PayloadAction<unknown> => ({
    type: `${name}/${type}`,
    payload: fields,
  });
  return { reducer, actions: actions as unknown as FlowActions<E>, actionOf };
}
