import type { ResourceKind } from '@edu/shared-utility';
import { KindIcon } from '@edu/shared-utility/media';
import { resourceKinds } from '@edu/shared-utility/uploads';
import { Button, Flex } from 'antd';
import { resourceWords } from '../../../common/resources/phrases';
import { phrases } from '../phrases';

interface Props {
  readonly kind: ResourceKind | undefined;
  readonly onChoose: (kind: ResourceKind | undefined) => void;
}

/** Chooses one kind of resource, or all. */
export function KindNav({ kind, onChoose }: Props) {
  const { t } = phrases.use();
  const words = resourceWords.use();
  const buttonProps = { block: true, style: { justifyContent: 'flex-start' } } as const;
  return (
    <Flex component="nav" vertical gap={2} aria-label={t('column.kind')}>
      <Button
        {...buttonProps}
        type={kind ? 'text' : 'primary'}
        ghost={!kind}
        aria-pressed={!kind}
        onClick={() => onChoose(undefined)}
      >
        {t('category.all')}
      </Button>
      {resourceKinds.map((resourceKind) => (
        <Button
          key={resourceKind}
          {...buttonProps}
          type={resourceKind === kind ? 'primary' : 'text'}
          ghost={resourceKind === kind}
          icon={<KindIcon kind={resourceKind} />}
          aria-pressed={resourceKind === kind}
          onClick={() => onChoose(resourceKind)}
        >
          {words.t(`kind.${resourceKind}`)}
        </Button>
      ))}
    </Flex>
  );
}
