import { LazyView, lazyPart, toast } from '@edu/shared-utility';
import { useDispatch, useSelector } from 'react-redux';
import { phrases } from '../../../phrases';
import type { ParcelHost } from '../data/parcel';
import { personalClosed, selectPersonalOpen } from '../data/personal.slice';

/** A chunk of its own, since the frame's first render needs no modal dialog. */
const modal = lazyPart('shell-frame', () => import('./personal-modal.view'));

export function PersonalDialog({ host }: { readonly host: ParcelHost }) {
  const dispatch = useDispatch();
  if (!useSelector(selectPersonalOpen)) return null;
  const onLoadFailed = () => {
    toast.error(phrases.t('partFailed'));
    dispatch(personalClosed());
  };
  return <LazyView part={modal} partProps={{ host }} onFailed={onLoadFailed} />;
}
