CREATE TABLE "teacher" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"department_id" uuid,
	"actor_id" uuid,
	"invitation_id" uuid,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"staff_number" text,
	"title" text DEFAULT '' NOT NULL,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"joined_on" date,
	"status" text DEFAULT 'active' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "teacher_tenant_id_key" UNIQUE("tenant_id","id"),
	CONSTRAINT "teacher_phone_key" UNIQUE("tenant_id","organ_id","phone"),
	CONSTRAINT "teacher_number_key" UNIQUE("tenant_id","organ_id","staff_number")
);
--> statement-breakpoint
ALTER TABLE "teacher" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "teacher" ADD CONSTRAINT "teacher_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher" ADD CONSTRAINT "teacher_actor_id_actor_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."actor"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher" ADD CONSTRAINT "teacher_invitation_id_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher" ADD CONSTRAINT "teacher_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher" ADD CONSTRAINT "teacher_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher" ADD CONSTRAINT "teacher_tenant_id_department_id_department_tenant_id_id_fk" FOREIGN KEY ("tenant_id","department_id") REFERENCES "public"."department"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_actor_key" ON "teacher" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "teacher_list_idx" ON "teacher" USING btree ("tenant_id","organ_id","created_at","id");--> statement-breakpoint
CREATE INDEX "teacher_branch_idx" ON "teacher" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "teacher_department_idx" ON "teacher" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "teacher_invitation_idx" ON "teacher" USING btree ("invitation_id");--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "teacher" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "teacher" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "teacher" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));