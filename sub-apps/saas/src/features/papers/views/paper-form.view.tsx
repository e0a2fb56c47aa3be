import { LazyView, lazyPart, type PaperSummary, partFailed } from '@edu/shared-utility';
import { FormDialog } from '@edu/shared-utility/admin';
import type { usePaperForm } from '../data/paper-form.hook';
import { phrases } from '../phrases';

/** A separate chunk, so that readers need not load it. */
const fields = lazyPart<{ isNew: boolean }>('saas', () => import('./paper-fields.view'));

interface Props {
  readonly form: ReturnType<typeof usePaperForm>;
  readonly isPageReady: boolean;
}

/** The dialog of a paper's title, type and category. */
export function PaperForm({ form, isPageReady }: Props) {
  const { t } = phrases.use();
  const textOf = ({ drawn, categoryName }: PaperSummary, field: string): string | undefined => {
    if (field === 'drawn') return t(`drawn.${drawn}`);
    return field === 'categoryId' ? (categoryName ?? t('none')) : undefined;
  };
  const { state } = form;
  return (
    <FormDialog
      form={form}
      titles={{ add: t('addTitle'), edit: t('settings') }}
      labels={{ title: t('title'), drawn: t('drawnLabel'), categoryId: t('category') }}
      textOf={textOf}
      isPageReady={isPageReady}
    >
      <LazyView
        part={fields}
        partProps={{ isNew: state.status !== 'closed' && state.row === null }}
        failed={partFailed}
      />
    </FormDialog>
  );
}
