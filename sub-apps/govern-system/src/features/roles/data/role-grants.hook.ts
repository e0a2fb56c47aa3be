import { type Role, toast, useAppLife, useUnsaved } from '@edu/shared-utility';
import { refusalOf } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { type Grants, mergeGrants, sameGrants } from './grants';
import { readGranted } from './read-granted';

export interface GrantsWork {
  /** The grants that the changes are based on. */
  readonly base: Grants;
  readonly mine: Grants;
  readonly isChanged: boolean;
  readonly saving: boolean;
  /** Message of a failure that is no conflict. */
  readonly message: string | null;
  /** What somebody else has saved meanwhile; null without a conflict. */
  readonly theirs: Grants | null;
  readonly set: (grants: Grants) => void;
  readonly reset: () => void;
  readonly save: () => void;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/** Unsaved changes of a role's grants; on a conflict both versions are shown. */
export function useRoleGrants(role: Role, granted: Grants, onReload: () => void): GrantsWork {
  const appSignal = useAppLife();
  const [send, { isLoading: saving }] = data.useRoleSaveMutation();
  const [base, setBase] = useState(granted);
  const [mine, setMine] = useState(granted);
  const [version, setVersion] = useState(role.version);
  const [message, setMessage] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Grants | null>(null);
  const isChanged = !sameGrants(base, mine);
  useUnsaved(isChanged);

  // Refetched grants become the base of an unchanged tree.
  const [seen, setSeen] = useState({ granted, version: role.version });
  if (!sameGrants(seen.granted, granted) || seen.version !== role.version) {
    setSeen({ granted, version: role.version });
    if (!isChanged && !theirs && !saving) {
      setBase(granted);
      setMine(granted);
      setVersion(role.version);
    }
  }
  const continueFrom = (next: Grants): void => {
    if (theirs) setBase(theirs);
    setMine(next);
    setTheirs(null);
  };
  const conflictWith = async (current: Role): Promise<void> => {
    const storedGrants = await readGranted(role.id).catch(() => null);
    if (appSignal.aborted) return;
    setVersion(current.version);
    if (storedGrants) setTheirs(storedGrants);
    else setMessage(phrases.t('conflictUnread'));
  };
  const save = async (): Promise<void> => {
    setMessage(null);
    const { error } = await send({ id: role.id, version, permissionIds: [...mine] });
    if (appSignal.aborted) return;
    if (!error) {
      setBase(mine);
      setVersion((before) => (before === undefined ? before : before + 1));
      toast.success(phrases.t('saved', { name: role.name }));
      return;
    }
    const refusal = refusalOf<Role>(error, { known: [], isChange: true });
    if (refusal.present) return conflictWith(refusal.present);
    setMessage(refusal.gone ? phrases.t('gone') : refusal.message);
    if (refusal.gone) onReload();
  };
  return {
    base,
    mine,
    isChanged,
    saving,
    message,
    theirs,
    set: setMine,
    reset: () => {
      setMessage(null);
      continueFrom(theirs ?? base);
    },
    save: () => void save(),
    keepMine: () => theirs && continueFrom(mergeGrants(base, mine, theirs)),
    takeTheirs: () => theirs && continueFrom(theirs),
  };
}
