import { type Questionnaire, toast, useAppLife, useContextValue } from '@edu/shared-utility';
import { failureOf, useLocalDraft } from '@edu/shared-utility/data';
import { type RefObject, useEffect, useState } from 'react';
import { data } from '../../../common/data';
import { momentAt } from '../../../common/moments';
import { phrases } from '../phrases';
import { currentQuestionnaireOf } from './current-questionnaire';
import { areSameTerms, faultsOf, isIncomplete, limitOf, type Terms, termsOf } from './terms';
import { savedTermsOf, termsDrafts } from './terms-draft';

/**
 * State of the terms form. Another version is only a conflict if its terms differ.
 *
 * @param saveFirst is set to a function that saves them, for actions without a click on Save
 */
export function useTerms(
  row: Questionnaire,
  saveFirst: RefObject<() => Promise<boolean>>,
  mayWrite: boolean,
) {
  const { t, language } = phrases.use();
  const zone = useContextValue('timezone');
  const appSignal = useAppLife();
  const [save, { isLoading }] = data.useQuestionnaireSaveMutation();
  const [base, setBase] = useState(row);
  const [terms, setTerms] = useState(() => termsOf(row, zone));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [theirs, setTheirs] = useState<Questionnaire | null>(null);
  const isDirty = !areSameTerms(terms, termsOf(base, zone));
  // While nothing is typed, other people's saves and those of the page's other tab are taken over.
  if (!isDirty && row.version > base.version) {
    setBase(row);
    setTerms(termsOf(row, zone));
  }
  useLocalDraft({
    drafts: termsDrafts,
    id: row.id,
    input: isDirty ? { terms, before: savedTermsOf(base) } : null,
    mayRestore: mayWrite,
    onRestore: (draft) => {
      const present = termsOf(row, zone);
      const { anonymous, repeats } = row.status === 'draft' ? draft.terms : row;
      const restored = { ...present, ...draft.terms, anonymous, repeats };
      if (areSameTerms(restored, present)) return false;
      setTerms(restored);
      const former = { ...row, ...draft.before };
      if (!areSameTerms(termsOf(former, zone), present)) {
        setBase(former);
        setTheirs(row);
      }
      return true;
    },
  });

  /** @param basis the version to overwrite, and its status */
  async function send(basis: Pick<Questionnaire, 'version' | 'status'>): Promise<boolean> {
    const { anonymous, repeats, thanks } = terms;
    const limit = limitOf(terms.limit, language) ?? null;
    const opensAt = momentAt(terms.opensAt, zone);
    const closesAt = momentAt(terms.closesAt, zone);
    const changed = { thanks, opensAt, closesAt, limit };
    const { data: saved, error } = await save({
      ...{ id: row.id, version: basis.version, ...changed },
      ...(basis.status === 'draft' && { anonymous, repeats }),
    });
    if (appSignal.aborted) return false;
    if (saved) {
      setBase({ ...base, ...changed, anonymous, repeats, version: saved.version });
      // Shows the limit as it was saved (1,000 as 1000), unless the person has typed on.
      const limitText = limit === null ? '' : String(limit);
      setTerms((current) =>
        current.limit === terms.limit ? { ...current, limit: limitText } : current,
      );
      setTheirs(null);
      toast.success(t('settingsSaved'));
      return true;
    }
    const current = currentQuestionnaireOf(error);
    if (current) {
      const isOther = !areSameTerms(termsOf(current, zone), termsOf(base, zone));
      if (!isOther && current.version !== basis.version) return send(current);
      setTheirs(current);
    } else {
      const { fields, message } = failureOf(error);
      setFaults(Object.keys(fields).length > 0 ? fields : { above: message });
    }
    return false;
  }

  const saveAll = async (): Promise<boolean> => {
    const found = Object.entries(faultsOf(terms, zone, language));
    setFaults(Object.fromEntries(found.map(([key, fault]) => [key, t(fault)])));
    return found.length === 0 && send(base);
  };
  const flush = async (): Promise<boolean> =>
    (!isDirty && !isIncomplete('opensAt') && !isIncomplete('closesAt')) || saveAll();
  useEffect(() => {
    saveFirst.current = flush;
    return () => {
      saveFirst.current = async () => true;
    };
  });
  return {
    ...{ terms, faults, theirs, isLoading },
    set(change: Partial<Terms>): void {
      setTerms({ ...terms, ...change });
      const { above: _, ...others } = faults;
      // The two times are compared, so a change of the start can also correct the end.
      const changed = [...Object.keys(change), ...('opensAt' in change ? ['closesAt'] : [])];
      setFaults(Object.fromEntries(Object.entries(others).filter(([k]) => !changed.includes(k))));
    },
    submit: saveAll,
    /** Resolves a conflict by the person's choice. */
    resolve(current: Questionnaire, isMine: boolean): void {
      if (isMine) void send(current);
      else {
        setBase(current);
        setTerms(termsOf(current, zone));
        setTheirs(null);
      }
    },
  };
}
