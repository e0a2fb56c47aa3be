import { errorCodes, toast, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { phrases } from '../phrases';
import { data } from './module-data';
import { moduleName } from './module-name';

/** The menu in a module's manifest, with the operator's actions, one at a time. */
export function useModuleMenu(name: string) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const {
    data: offer,
    error,
    refetch,
  } = data.useModuleMenuFindQuery({ name }, { refetchOnMountOrArgChange: true });
  const [apply] = data.useModuleMenuApplyMutation();
  const [remove] = data.useModuleMenuRemoveMutation();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const write = async (kind: 'apply' | 'remove'): Promise<boolean> => {
    if (isBusy || !offer) return false;
    setBusy(true);
    setFault(null);
    const { revision } = offer;
    const answer = await (kind === 'apply' ? apply : remove)({ name, revision });
    if (appSignal.aborted) return false;
    setBusy(false);
    if (answer.error === undefined) {
      const done = offer.applied ? 'menu.updateDone' : 'menu.putDone';
      const words = kind === 'apply' ? done : 'menu.removeDone';
      toast.success(t(words, { name: offer.title || moduleName(name, t) }));
      return true;
    }
    const failure = failureOf(answer.error);
    setFault(failure.message);
    // The displayed offer is out of date.
    if (failure.code === errorCodes.conflict) void refetch();
    return false;
  };
  return { offer, error: error && failureOf(error).message, refetch, isBusy, fault, write };
}
