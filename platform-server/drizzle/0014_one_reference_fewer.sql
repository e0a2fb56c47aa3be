ALTER TABLE "role_permission" DROP CONSTRAINT "role_permission_tenant_id_tenant_id_fk";
