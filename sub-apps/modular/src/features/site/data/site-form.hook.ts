import { type Site, type SiteInput, toast, useAppLife, useUnsaved } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { changedFields, changesOf, mergeDraft, type SiteField, toDraft } from './site-values';

export type SiteErrors = Readonly<Partial<Record<string, string>>>;

export interface SiteForm {
  readonly draft: SiteInput;
  /** Fields that are other than what was read. */
  readonly changed: readonly SiteField[];
  /** What is wrong, by field; of one domain as `domains.0`. */
  readonly errors: SiteErrors;
  /** What the server said that belongs to no field. */
  readonly message: string | null;
  readonly isSaving: boolean;
  /** The site as somebody else has saved it meanwhile, and as it was when it was opened. */
  readonly conflict: { readonly before: Site; readonly present: Site } | null;
  set<K extends SiteField>(name: K, value: SiteInput[K]): void;
  save(): void;
  discard(): void;
  /** Goes on from the present site, with the person's changes or without them. */
  resolve(keep: 'mine' | 'theirs'): void;
}

const presentOf = (raw: unknown): Site | null =>
  typeof raw === 'object' && raw !== null && 'present' in raw ? (raw.present as Site) : null;

/** The site while it is edited: sends what is other than what was read, with the version that was read. */
export function useSiteForm(read: Site): SiteForm {
  const life = useAppLife();
  const [write] = data.useSiteSaveMutation();
  const [base, setBase] = useState(read);
  const [draft, setDraft] = useState(() => toDraft(read));
  const [errors, setErrors] = useState<SiteErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [current, setCurrent] = useState<Site | null>(null);
  const changed = changedFields(toDraft(base), draft);
  useUnsaved(changed.length > 0);

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
    if (life.aborted) return;
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
    resolve: (keep) => {
      if (!current) return;
      const theirs = toDraft(current);
      startFrom(current, keep === 'mine' ? mergeDraft(toDraft(base), draft, theirs) : theirs);
    },
  };
}
