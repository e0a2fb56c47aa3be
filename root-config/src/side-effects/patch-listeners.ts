export type Add = EventTarget['addEventListener'];

export type Listener = EventListenerOrEventListenerObject;

export type Options = boolean | AddEventListenerOptions;

export const isCapture = (options: Options | undefined): boolean =>
  typeof options === 'object' ? options.capture === true : options === true;

/** Wraps a method of one object, and restores it unless somebody else has wrapped it since. */
export function patchTarget(
  target: EventTarget,
  name: 'addEventListener' | 'removeEventListener',
  note: Add,
) {
  let leave: (() => boolean) | null = null;
  return {
    take() {
      if (leave) return;
      const ownDescriptor = Object.getOwnPropertyDescriptor(target, name);
      const method = target[name] as Add;
      const wrapper: Add = (type: string, listener: Listener | null, options?: Options) => {
        note.call(target, type, listener, options);
        method.call(target, type, listener, options);
      };
      Object.defineProperty(target, name, { value: wrapper, configurable: true, writable: true });
      leave = () => {
        if (target[name] !== wrapper) return false;
        if (ownDescriptor) Object.defineProperty(target, name, ownDescriptor);
        else Reflect.deleteProperty(target, name);
        return true;
      };
    },
    free() {
      if (leave?.()) leave = null;
    },
  };
}
