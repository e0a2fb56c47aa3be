import { data } from '../../../common/data';
import { phrases as treeWords } from '../../../common/tree/phrases';
import { flatten } from '../../../common/tree/tree-data';
import { useTreeRequests } from '../../../common/tree/tree-requests.hook';
import { type OrganNode, parentParams } from './organ-tree';
import { readPlaces } from './read-places';

interface PlaceToMove {
  readonly id: string;
  readonly version?: number;
}

/** Moves and deletes rows: branches within their organisation, and organisations. */
export function usePlaceRequests(rows: readonly OrganNode[], reload: () => void) {
  const words = treeWords.use();
  const [saveBranch] = data.useBranchSaveMutation();
  const [removeBranch] = data.useBranchDeleteMutation();
  const [removeOrgan] = data.useOrganRemoveMutation();
  const nodeById = (id: string) => flatten(rows).find((node) => node.id === id);
  return useTreeRequests<OrganNode>({
    reload,
    move: ({ id, version, parentId }) =>
      saveBranch({
        id,
        ...(version !== undefined && { version }),
        ...parentParams(rows, parentId),
      } as never),
    remove: ({ id, version = 1 }: PlaceToMove) => {
      const node = nodeById(id);
      return node?.branch
        ? removeBranch({ id, version, organId: node.organ.id })
        : removeOrgan({ id, version });
    },
    read: readPlaces,
    words,
  });
}
