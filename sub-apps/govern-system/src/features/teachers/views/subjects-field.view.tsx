import { Select } from 'antd';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

/** Maximum number of subjects, and of characters in each. */
export const subjectLimits = { count: 8, length: 20 } as const;

interface Props {
  readonly id?: string;
  readonly value?: string[];
  readonly onChange?: (value: string[]) => void;
}

const cleanSubjects = (list: readonly string[]): string[] => [
  ...new Set(list.map((item) => item.trim()).filter((value) => value !== '')),
];

/** Subjects as tags, typed or selected from existing ones. */
export function SubjectsField({ onChange, ...field }: Props) {
  const { t } = phrases.use();
  const subjectsRead = data.useTeacherSubjectsQuery();
  return (
    // antd selects an option on Tab, so that leaving the field would choose the first one.
    <span onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}>
      <Select
        {...field}
        mode="tags"
        maxCount={subjectLimits.count}
        tokenSeparators={[',', '，', '、', ';', '；']}
        placeholder={t('subjectsHint')}
        notFoundContent={null}
        options={(subjectsRead.currentData ?? []).map((currentItem) => ({
          value: currentItem,
          label: currentItem,
        }))}
        onChange={(list: string[]) => onChange?.(cleanSubjects(list))}
      />
    </span>
  );
}
