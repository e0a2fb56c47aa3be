import type { TenantCourseDetail } from '@edu/shared-utility';
import { Descriptions, Flex, Typography } from 'antd';
import { phrases } from '../phrases';

const { Title, Text } = Typography;
const wrapped = { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** What of a course is said in words, with where each link leads. */
export function CourseFacts({ course }: { readonly course: TenantCourseDetail }) {
  const { t } = phrases.use();
  const { saasName, organName, teacherName, lessonCount, minutes, termination } = course;
  const texts = [
    { key: 'termination', text: termination },
    { key: 'summary', text: course.summary || t('nothing') },
    { key: 'description', text: course.description || t('nothing') },
  ] as const;
  return (
    <Flex vertical gap="middle">
      <Descriptions
        size="small"
        column={1}
        items={[
          { key: 'tenant', label: t('tenant'), children: saasName },
          { key: 'organ', label: t('organ'), children: organName },
          { key: 'teacher', label: t('teacher'), children: teacherName || t('nothing') },
          {
            key: 'size',
            label: t('size'),
            children: t('lessons', { count: lessonCount, minutes }),
          },
        ]}
      />
      {texts.map(({ key, text }) =>
        text === null ? null : (
          <section key={key}>
            <Title level={5}>{t(key)}</Title>
            <p style={wrapped}>{text}</p>
          </section>
        ),
      )}
      <section>
        <Title level={5}>{t('outline')}</Title>
        <ol style={{ margin: 0, paddingInlineStart: 20 }}>
          {course.chapters.map(({ id, title, lessons }) => (
            <li key={id} style={{ overflowWrap: 'anywhere' }}>
              {title}
              <ul style={{ paddingInlineStart: 20 }}>
                {lessons.map((lesson) => (
                  <li key={lesson.id}>
                    {lesson.title} <Text type="secondary">{t(`kinds.${lesson.kind}`)}</Text>
                    {lesson.url && <div>{lesson.url}</div>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </Flex>
  );
}
