import { useArePermissionsKnown, useCan } from '@edu/shared-utility';
import type { BulkAction } from './bulk.types';
import type { ListExport, Primary, RowAction } from './types';

/**
 * The list's actions that the person is permitted. `actions` is null until the permissions have loaded: a column
 * that is added later would shift the rows. `awaited` is the primary button until then.
 */
export function usePermittedActions<Row>({
  primary,
  actions,
  bulk,
  exports,
}: {
  primary: Primary | undefined;
  actions: readonly RowAction<Row>[];
  bulk: readonly BulkAction<Row>[];
  exports: ListExport<Row> | undefined;
}) {
  const can = useCan();
  const isKnown = useArePermissionsKnown();
  const isPermitted = ({ permission }: { readonly permission?: string }): boolean =>
    !permission || can(permission);
  const isWaiting = !isKnown && [...actions, ...bulk].some(({ permission }) => permission);
  return {
    primary: primary && isPermitted(primary) ? primary : null,
    awaited: isKnown ? undefined : primary,
    actions: isWaiting ? null : actions.filter(isPermitted),
    bulk: bulk.filter(isPermitted),
    exports: exports && isPermitted(exports) ? exports : null,
  };
}
