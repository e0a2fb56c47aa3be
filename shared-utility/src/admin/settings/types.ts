import type { Column } from '../list/types';
import type { ListSettings } from './list-settings';

export interface SettingsDialogProps {
  readonly columns: readonly Pick<Column<unknown>, 'key' | 'title' | 'width' | 'optional'>[];
  readonly settings: ListSettings;
  readonly onChange: (settings: ListSettings) => void;
  /** Query of the present list's address, without the page. */
  readonly search: string;
  readonly onClose: () => void;
}
