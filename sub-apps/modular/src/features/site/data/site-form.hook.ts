import { type Site, type SiteInput, toast, useAppLife } from '@edu/shared-utility';
import { failureOf, useLocalDraft } from '@edu/shared-utility/data';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { siteDrafts } from './site-draft';
import {
  changedFields,
  changesOf,
  fieldsChangedByBoth,
  mergeDraft,
  type SiteField,
  toDraft,
} from './site-values';

export type SiteErrors = Readonly<Partial<Record<string, string>>>;

export interface SiteForm {
  readonly draft: SiteInput;
  /** Fields that differ from what was read. */
  readonly changed: readonly SiteField[];
  /** Errors by field; of one domain as `domains.0`. */
  readonly errors: SiteErrors;
  /** Message of an error that belongs to no field. */
  readonly message: string | null;
  readonly isSaving: boolean;
  /** Set when somebody else has saved the site meanwhile: the version that was opened, and the current one. */
  readonly conflict: { readonly before: Site; readonly present: Site } | null;
  set<K extends SiteField>(name: K, value: SiteInput[K]): void;
  save(): void;
  discard(): void;
  /** Resolves a conflict: continues from the current site, with or without the person's changes. */
  resolve(side: 'mine' | 'theirs'): void;
}

const presentOf = (raw: unknown): Site | null =>
  typeof raw === 'object' && raw !== null && 'present' in raw ? (raw.present as Site) : null;

/**
 * State of the site's form: sends the fields that differ from what was read, with that version.
 *
 * @param mayWrite false while that is not known
 */
export function useSiteForm(read: Site, mayWrite: boolean): SiteForm {
  const appSignal = useAppLife();
  const [write] = data.useSiteSaveMutation();
  const [base, setBase] = useState(read);
  const [draft, setDraft] = useState(() => toDraft(read));
  const [errors, setErrors] = useState<SiteErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [current, setCurrent] = useState<Site | null>(null);
  const changed = changedFields(toDraft(base), draft);
  useLocalDraft({
    drafts: siteDrafts,
    id: 'site',
    input: changed.length > 0 ? { input: draft, base } : null,
    mayRestore: mayWrite,
    onRestore: (stored) => {
      const present = toDraft(read);
      const former = { ...read, ...stored.base };
      const mine = { ...toDraft(former), ...stored.input };
      const isConflict = fieldsChangedByBoth(toDraft(former), mine, present).length > 0;
      const next = isConflict ? mine : mergeDraft(toDraft(former), mine, present);
      if (changedFields(present, next).length === 0) return false;
      setDraft(next);
      if (isConflict) {
        setBase(former);
        setCurrent(read);
      }
      return true;
    },
  });

  const startFrom = (site: Site, next: SiteInput) => {
    setBase(site);
    setDraft(next);
    setErrors({});
    setMessage(null);
    setCurrent(null);
  };

  const save = async () => {
    if (isSaving || changed.length === 0) return;
    setSaving(true);
    const { data: saved, error } = await write({
      version: base.version,
      ...changesOf(toDraft(base), draft),
    });
    if (appSignal.aborted) return;
    setSaving(false);
    if (saved) {
      startFrom(saved, toDraft(saved));
      toast.success(phrases.t('saved'));
      return;
    }
    const failure = failureOf(error);
    if (failure.cancelled) return;
    const newer = presentOf(failure.data);
    const hasFields = Object.keys(failure.fields).length > 0;
    setCurrent(newer);
    setErrors(failure.fields);
    setMessage(newer || hasFields ? null : failure.message);
  };

  return {
    draft,
    changed,
    errors,
    message,
    isSaving,
    conflict: current && { before: base, present: current },
    set: (name, value) => {
      setDraft((former) => ({ ...former, [name]: value }));
      setErrors((former) =>
        Object.fromEntries(
          Object.entries(former).filter(([field]) => field.split('.')[0] !== name),
        ),
      );
    },
    save: () => void save(),
    discard: () => startFrom(base, toDraft(base)),
    resolve: (side) => {
      if (!current) return;
      const currentDraft = toDraft(current);
      startFrom(
        current,
        side === 'mine' ? mergeDraft(toDraft(base), draft, currentDraft) : currentDraft,
      );
    },
  };
}
