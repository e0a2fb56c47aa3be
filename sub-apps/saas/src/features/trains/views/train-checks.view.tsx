import type { Train } from '@edu/shared-utility';
import { useGuardedNavigate } from '@edu/shared-utility/admin';
import { PublishChecks } from '../../../common/settings/publish-checks.view';
import { editorTarget, idOfPart } from '../data/editor-targets';
import { trainWords } from '../phrases/train';

/** The problems to solve before the training can be published; each links to its field. */
export function TrainChecks({ train }: { readonly train: Train }) {
  const { t } = trainWords.use();
  const goTo = useGuardedNavigate();
  return (
    <PublishChecks
      problems={train.problems.map((problem) => {
        const { kind, blocks, itemId } = problem;
        const title = train.items.find(({ id }) => id === itemId)?.title ?? '';
        return {
          key: `${kind} ${itemId} ${blocks}`,
          blocks,
          text: t(`problem.${kind}.${blocks ? 'must' : 'should'}`, { title }),
          onOpen: () => {
            const { tab, part } = editorTarget(problem);
            const partElement = document.getElementById(idOfPart(part));
            if (partElement) partElement.focus();
            else goTo(`/task/${train.id}/${tab}`);
          },
        };
      })}
    />
  );
}
