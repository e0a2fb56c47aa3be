import {
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';

interface FlowEvent {
  readonly type: string;
}

/** The payload of an event. */
type Fields<E extends FlowEvent, T> = Omit<Extract<E, { readonly type: T }>, 'type'>;

type Creator<F> = keyof F extends never ? ActionCreatorWithoutPayload : ActionCreatorWithPayload<F>;

/** The action creators, one for each kind of event. */
export type FlowActions<E extends FlowEvent> = {
  readonly [T in E['type']]: Creator<Fields<E, T>>;
};

/**
 * A slice for a flow, with one action `<name>/<kind>` for each kind of event.
 *
 * @param next returns the state after an event
 * @param kinds the kinds of events, by name
 * @returns the slice, and `actionOf`, which converts an event to its action
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
