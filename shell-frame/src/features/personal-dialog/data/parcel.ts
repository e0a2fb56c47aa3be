/** The part of single-spa's parcels that the dialog uses. */
export interface Parcel {
  readonly mountPromise: Promise<unknown>;
  unmount(): Promise<unknown>;
}
export type MountParcel = (config: object, props: object) => Parcel;
export type LoadModule = (name: string) => Promise<object>;

/** Functions from the frame's mounter and the page's module loader. */
export interface ParcelHost {
  readonly mountParcel: MountParcel;
  readonly loadModule: LoadModule;
}

export const accountModule = '@edu/account-center';

/**
 * Mounts the account centre into an element. The returned function unmounts it at any stage; single-spa allows
 * neither an unmount before the mount nor a second one.
 */
export function mountAccount(
  host: ParcelHost,
  domElement: HTMLElement,
  outcome: { onMounted: () => void; onFailed: (error: unknown) => void },
): () => void {
  let isUnmounted = false;
  let parcel: Parcel | null = null;
  const mounted = host
    .loadModule(accountModule)
    .then((lifecycles) => {
      if (isUnmounted) return;
      const config = { ...lifecycles, name: `${accountModule}/dialog` };
      parcel = host.mountParcel(config, { domElement, inDialog: true });
      return parcel.mountPromise;
    })
    .then(
      () => {
        if (!isUnmounted) outcome.onMounted();
      },
      (error: unknown) => {
        if (!isUnmounted) outcome.onFailed(error);
      },
    );
  return () => {
    isUnmounted = true;
    mounted.then(() => parcel?.unmount()).catch(outcome.onFailed);
  };
}
