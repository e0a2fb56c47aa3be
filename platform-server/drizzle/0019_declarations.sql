CREATE TABLE "declaration" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"train_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"goal" text NOT NULL,
	"region_id" text,
	"hours" integer NOT NULL,
	"place" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"enrol_from" timestamp with time zone,
	"enrol_until" timestamp with time zone,
	"user_count" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone,
	"submitted_by" uuid,
	"decided_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "declaration_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "declaration" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "declaration_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"declaration_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "declaration_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "declaration_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"declaration_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "declaration_file" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "declaration_notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"declaration_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "declaration_notice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_tenant_id_train_id_train_tenant_id_id_fk" FOREIGN KEY ("tenant_id","train_id") REFERENCES "public"."train"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_event" ADD CONSTRAINT "declaration_event_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_event" ADD CONSTRAINT "declaration_event_tenant_id_declaration_id_declaration_tenant_id_id_fk" FOREIGN KEY ("tenant_id","declaration_id") REFERENCES "public"."declaration"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_file" ADD CONSTRAINT "declaration_file_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_file" ADD CONSTRAINT "declaration_file_tenant_id_declaration_id_declaration_tenant_id_id_fk" FOREIGN KEY ("tenant_id","declaration_id") REFERENCES "public"."declaration"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_file" ADD CONSTRAINT "declaration_file_tenant_id_file_id_stored_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_notice" ADD CONSTRAINT "declaration_notice_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_notice" ADD CONSTRAINT "declaration_notice_tenant_id_declaration_id_declaration_tenant_id_id_fk" FOREIGN KEY ("tenant_id","declaration_id") REFERENCES "public"."declaration"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_notice" ADD CONSTRAINT "declaration_notice_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_train_key" ON "declaration" USING btree ("train_id");--> statement-breakpoint
CREATE INDEX "declaration_created_idx" ON "declaration" USING btree ("tenant_id","organ_id","created_at","id");--> statement-breakpoint
CREATE INDEX "declaration_queue_idx" ON "declaration" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "declaration_branch_idx" ON "declaration" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "declaration_event_declaration_idx" ON "declaration_event" USING btree ("declaration_id","created_at");--> statement-breakpoint
CREATE INDEX "declaration_file_declaration_idx" ON "declaration_file" USING btree ("declaration_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_file_key" ON "declaration_file" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "declaration_notice_member_idx" ON "declaration_notice" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "declaration_notice_declaration_idx" ON "declaration_notice" USING btree ("declaration_id");--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "declaration" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "declaration" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "declaration" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "declaration_event" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "declaration_event" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "declaration_file" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "declaration_file" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "declaration_notice" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "declaration_notice" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);