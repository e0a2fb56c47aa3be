/**
 * The reference for the login page: its antd components in one bundle with React, without router, store, request
 * client, texts and tenant.
 */
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { Alert, Button, Checkbox, ConfigProvider, Input, theme } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

function Login() {
  const { token } = theme.useToken();
  const [failed, setFailed] = useState(false);
  return (
    <form
      style={{ maxWidth: 360, margin: '15vh auto', color: token.colorText }}
      onSubmit={(event) => {
        event.preventDefault();
        setFailed(true);
      }}
    >
      <h1>登录</h1>
      <Input size="large" prefix={<UserOutlined />} placeholder="手机号、邮箱或账号" />
      <Input.Password size="large" placeholder="请输入密码" />
      <Checkbox>记住账号</Checkbox>
      {failed && <Alert type="error" showIcon title="网络异常，请重新尝试" />}
      <Button type="primary" size="large" htmlType="submit" block>
        登录
      </Button>
    </form>
  );
}

createRoot(document.getElementById('edu-content') ?? document.body).render(
  <ConfigProvider locale={zhCN} {...(nonce && { csp: { nonce } })}>
    <Login />
  </ConfigProvider>,
);
