/**
 * The minimal list page: its table, filters, header and menu with the same React and antd, in one bundle without
 * router, store and request client.
 */
import { Button, ConfigProvider, theme } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { createRoot } from 'react-dom/client';
import { StudentTable } from './student-table';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

function List() {
  const { token } = theme.useToken();
  return (
    <>
      <header style={{ height: 64, background: token.colorPrimary }}>
        <Button>语言</Button>
      </header>
      <nav style={{ float: 'left', width: 160 }}>
        {['首页', '学员', '课程', '考试', '证书', '设置'].map((name) => (
          <a key={name} href="/saas/student">
            {name}
          </a>
        ))}
      </nav>
      <section style={{ marginLeft: 176 }}>
        <StudentTable />
      </section>
    </>
  );
}

createRoot(document.getElementById('edu-content') ?? document.body).render(
  <ConfigProvider locale={zhCN} {...(nonce && { csp: { nonce } })}>
    <List />
  </ConfigProvider>,
);
