import type { RootProps } from '@edu/shared-utility';

/** For tests that open no parcel: mounting one fails the test. */
export const noParcels: RootProps['mountParcel'] = () => {
  throw new Error('this test mounts no parcel');
};
