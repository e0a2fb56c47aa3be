import {
  type CertificateField,
  type CertificateTemplate,
  type TemplateSettings,
  type TemplateStatus,
  toast,
  useAppLife,
  useUnsaved,
} from '@edu/shared-utility';
import { newRequestId, refusalOf } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { type FieldKey, newField } from './fields';
import { fieldNames, noProblem, problemsIn } from './save-problem';
import { templateDrafts } from './template-drafts';
import { newHistory, redo, undo, withChange } from './undo-history';

export const settingsOf = (template: CertificateTemplate): TemplateSettings => {
  const { name, background, widthMm, heightMm, fields, numberPattern, validMonths, skill } =
    template;
  return { name, background, widthMm, heightMm, fields, numberPattern, validMonths, skill };
};

/** The state of the template editor: undo history, selection, and the server's responses. */
export function useEditor(initial: CertificateTemplate) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [save] = data.useCertificateTemplateSaveMutation();
  const [seen, setSeen] = useState({ version: initial.version, status: initial.status });
  const [current, setCurrent] = useState(() => settingsOf(initial));
  const [history, setHistory] = useState(() => newHistory(current));
  const [chosenId, choose] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [saveProblem, setProblem] = useState(noProblem);
  const { now } = history;
  const isDirty = now !== current;
  const { id } = initial;
  const { version } = seen;
  const [draft, setDraft] = useState(() => templateDrafts.read(id));
  // A stored draft that was offered and not answered is not unsaved work of the page.
  useUnsaved(isDirty, () => draft === null && templateDrafts.write(id, null));
  useEffect(() => {
    // A stored draft that was offered and not answered must not be overwritten.
    if (draft) return;
    const at = new Date().toISOString();
    templateDrafts.write(id, isDirty ? { at, version, settings: now } : null);
  }, [draft, id, isDirty, version, now]);

  const invalidInputs = useRef(new Set<string>());
  const markInvalid = useCallback((inputId: string, isInvalid: boolean): void => {
    invalidInputs.current[isInvalid ? 'add' : 'delete'](inputId);
  }, []);

  const change = (part: Partial<TemplateSettings>, join: string | null = null): void =>
    setHistory((before) => withChange(before, { ...before.now, ...part }, join));
  const changeField = (id: string, part: Partial<CertificateField>, join: string | null = null) =>
    setHistory((before) => {
      const fields = before.now.fields.map((field) =>
        field.id === id ? { ...field, ...part } : field,
      );
      return withChange(before, { ...before.now, fields }, join);
    });
  const add = (key: FieldKey): void => {
    const field = newField(key, now, newRequestId());
    change({ fields: [...now.fields, field] });
    choose(field.id);
  };
  const remove = (id: string): void => {
    change({ fields: now.fields.filter((field) => field.id !== id) });
    choose(null);
  };
  const send = async (status: TemplateStatus = seen.status, version = seen.version) => {
    if (isBusy) return;
    const [firstInvalid] = invalidInputs.current;
    if (firstInvalid !== undefined) {
      document.getElementById(firstInvalid)?.focus();
      return;
    }
    setBusy(true);
    setProblem(noProblem);
    // Saving an enabled template validates it again; a draft is saved as it is.
    const move = status === 'draft' ? {} : { status };
    const answer = await save({ id: initial.id, version, ...now, ...move });
    if (appSignal.aborted) return;
    setBusy(false);
    if (answer.data) {
      setSeen({ version: answer.data.version, status });
      setCurrent(now);
      toast.success(t('saved'));
      return;
    }
    const refusal = refusalOf<CertificateTemplate>(answer.error, {
      known: fieldNames,
      isChange: true,
    });
    const problems = problemsIn(failureOf(answer.error).data);
    const { fields, message, present: currentRow = null } = refusal;
    setProblem({
      fields,
      message: currentRow ? null : message,
      present: currentRow,
      problems,
      sent: now,
    });
  };
  return {
    ...{ now, chosenId, choose, change, changeField, add, remove, isDirty, isBusy, saveProblem },
    ...{ version: seen.version, status: seen.status },
    send: (status?: TemplateStatus) => void send(status),
    markInvalid,
    draft,
    takeDraft: (): void => {
      if (!draft) return;
      change(draft.settings);
      // A draft of an older version is refused as a conflict, and shown beside what others have saved.
      setSeen({ ...seen, version: draft.version });
      setDraft(null);
    },
    dropDraft: () => setDraft(null),
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
    /** Resolves a conflict by overwriting the other person's version. */
    keepMine: (currentRow: CertificateTemplate) => void send(currentRow.status, currentRow.version),
    takeTheirs: (currentRow: CertificateTemplate): void => {
      const settings = settingsOf(currentRow);
      setSeen({ version: currentRow.version, status: currentRow.status });
      setCurrent(settings);
      setHistory(newHistory(settings));
      setProblem(noProblem);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
