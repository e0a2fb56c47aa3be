import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import type { ParcelHost } from '../data/parcel';
import { selectPersonalOpen } from '../data/personal.slice';

/** A chunk of its own: the frame's first paint needs no modal dialog. */
const PersonalModal = lazy(() => import('./personal-modal.view'));

export function PersonalDialog({ host }: { readonly host: ParcelHost }) {
  if (!useSelector(selectPersonalOpen)) return null;
  return (
    <Suspense fallback={null}>
      <PersonalModal host={host} />
    </Suspense>
  );
}
