import { Form } from 'antd';
import { type ChosenCourse, CourseSelect } from '../courses/course-select.view';
import { yuanOf } from '../money';

interface Props {
  /** Passed by Form.Item. */
  readonly id?: string;
  readonly value?: ChosenCourse | null;
  readonly onChange?: (course: ChosenCourse | null) => void;
  readonly onBlur?: () => void;
  /** Name of the field that is filled with the course's price, until another one is typed. */
  readonly priceField: string;
}

/** The course field of a sales form. */
export function CourseField({ value, onChange, priceField, ...props }: Props) {
  const form = Form.useFormInstance();
  const choose = (course: ChosenCourse | null): void => {
    onChange?.(course);
    if (course && !form.isFieldTouched(priceField)) {
      form.setFieldValue(priceField, yuanOf(course.price));
    }
  };
  return (
    <CourseSelect
      {...props}
      source="published"
      value={value?.id}
      title={value?.title}
      onChange={choose}
    />
  );
}
