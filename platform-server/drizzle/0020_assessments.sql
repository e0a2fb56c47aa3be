CREATE TABLE "assessment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"member_id" uuid,
	"name" text NOT NULL,
	"skill" text NOT NULL,
	"level" integer NOT NULL,
	"state" text DEFAULT 'registered' NOT NULL,
	"appointed_at" timestamp with time zone,
	"place" text DEFAULT '' NOT NULL,
	"score" integer,
	"assessor" text DEFAULT '' NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"reason" text,
	"certificate_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "assessment_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "assessment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_tenant_id_certificate_id_certificate_tenant_id_id_fk" FOREIGN KEY ("tenant_id","certificate_id") REFERENCES "public"."certificate"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_open_key" ON "assessment" USING btree ("organ_id","member_id","skill","level") WHERE state IN ('registered', 'appointed');--> statement-breakpoint
CREATE INDEX "assessment_created_idx" ON "assessment" USING btree ("tenant_id","organ_id","created_at","id");--> statement-breakpoint
CREATE INDEX "assessment_appointed_idx" ON "assessment" USING btree ("tenant_id","organ_id","appointed_at","id");--> statement-breakpoint
CREATE INDEX "assessment_member_idx" ON "assessment" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "assessment_branch_idx" ON "assessment" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "assessment_certificate_idx" ON "assessment" USING btree ("certificate_id");--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "assessment" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "assessment" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "assessment" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));