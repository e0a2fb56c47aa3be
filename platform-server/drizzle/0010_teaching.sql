CREATE TABLE "course" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"category_id" uuid,
	"cover_id" uuid,
	"teacher_name" text DEFAULT '' NOT NULL,
	"teacher_ids" uuid[] DEFAULT '{}' NOT NULL,
	"level" text DEFAULT 'beginner' NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	"lesson_count" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"learner_count" integer DEFAULT 0 NOT NULL,
	"published_number" integer,
	"published_at" timestamp with time zone,
	"has_changes" boolean DEFAULT true NOT NULL,
	"termination" text,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "course_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "course" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_grant" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"owner_organ_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"audience_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"expires_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "course_grant_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_grant" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_learner" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"last_lesson_id" uuid,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "course_learner_member_id_course_id_pk" PRIMARY KEY("member_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "course_learner" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_resource" (
	"tenant_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "course_resource_course_id_number_resource_id_pk" PRIMARY KEY("course_id","number","resource_id")
);
--> statement-breakpoint
ALTER TABLE "course_resource" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_revision" (
	"tenant_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"teacher_name" text NOT NULL,
	"level" text NOT NULL,
	"cover_id" uuid,
	"content" jsonb NOT NULL,
	"lesson_count" integer NOT NULL,
	"seconds" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_revision_course_id_number_pk" PRIMARY KEY("course_id","number")
);
--> statement-breakpoint
ALTER TABLE "course_revision" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_learner" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"watched" integer[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"sitting" uuid,
	"beat_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_learner_member_id_lesson_id_pk" PRIMARY KEY("member_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_learner" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"seconds" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lesson_note" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "category" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"type" text NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "category_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "category" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "copyright_unit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"name" text NOT NULL,
	"valid_until" date,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "copyright_unit_tenant_id_key" UNIQUE("tenant_id","id"),
	CONSTRAINT "copyright_unit_name_key" UNIQUE("tenant_id","organ_id","name")
);
--> statement-breakpoint
ALTER TABLE "copyright_unit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resource" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"category_id" uuid,
	"copyright_unit_id" uuid,
	"file_id" uuid NOT NULL,
	"poster_id" uuid,
	"file_number" integer DEFAULT 1 NOT NULL,
	"seconds" integer,
	"pages" integer,
	"shared" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "resource_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "resource" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resource_application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"owner_organ_id" uuid NOT NULL,
	"applicant_organ_id" uuid NOT NULL,
	"applicant_name" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'applied' NOT NULL,
	"refusal" text,
	"expires_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "resource_application_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "resource_application" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resource_file" (
	"tenant_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_file_resource_id_number_pk" PRIMARY KEY("resource_id","number")
);
--> statement-breakpoint
ALTER TABLE "resource_file" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_tenant_id_category_id_category_tenant_id_id_fk" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."category"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_tenant_id_cover_id_stored_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cover_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grant" ADD CONSTRAINT "course_grant_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grant" ADD CONSTRAINT "course_grant_tenant_id_course_id_course_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."course"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grant" ADD CONSTRAINT "course_grant_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_learner" ADD CONSTRAINT "course_learner_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_learner" ADD CONSTRAINT "course_learner_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_learner" ADD CONSTRAINT "course_learner_tenant_id_course_id_course_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."course"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_resource" ADD CONSTRAINT "course_resource_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_resource" ADD CONSTRAINT "course_resource_tenant_id_course_id_course_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."course"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_resource" ADD CONSTRAINT "course_resource_tenant_id_resource_id_resource_tenant_id_id_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resource"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_revision" ADD CONSTRAINT "course_revision_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_revision" ADD CONSTRAINT "course_revision_tenant_id_course_id_course_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."course"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_learner" ADD CONSTRAINT "lesson_learner_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_learner" ADD CONSTRAINT "lesson_learner_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_learner" ADD CONSTRAINT "lesson_learner_tenant_id_course_id_course_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."course"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_note" ADD CONSTRAINT "lesson_note_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_note" ADD CONSTRAINT "lesson_note_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_note" ADD CONSTRAINT "lesson_note_tenant_id_course_id_course_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."course"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copyright_unit" ADD CONSTRAINT "copyright_unit_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copyright_unit" ADD CONSTRAINT "copyright_unit_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_tenant_id_category_id_category_tenant_id_id_fk" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."category"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_tenant_id_copyright_unit_id_copyright_unit_tenant_id_id_fk" FOREIGN KEY ("tenant_id","copyright_unit_id") REFERENCES "public"."copyright_unit"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_tenant_id_file_id_stored_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_tenant_id_poster_id_stored_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","poster_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_application" ADD CONSTRAINT "resource_application_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_application" ADD CONSTRAINT "resource_application_tenant_id_resource_id_resource_tenant_id_id_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resource"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_application" ADD CONSTRAINT "resource_application_tenant_id_owner_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","owner_organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_application" ADD CONSTRAINT "resource_application_tenant_id_applicant_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","applicant_organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_file" ADD CONSTRAINT "resource_file_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_file" ADD CONSTRAINT "resource_file_tenant_id_resource_id_resource_tenant_id_id_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resource"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_file" ADD CONSTRAINT "resource_file_tenant_id_file_id_stored_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_list_idx" ON "course" USING btree ("tenant_id","organ_id","created_at","id");--> statement-breakpoint
CREATE INDEX "course_updated_idx" ON "course" USING btree ("tenant_id","organ_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "course_title_idx" ON "course" USING btree ("tenant_id","organ_id","title","id");--> statement-breakpoint
CREATE INDEX "course_branch_idx" ON "course" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "course_category_idx" ON "course" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "course_cover_idx" ON "course" USING btree ("cover_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_grant_audience_key" ON "course_grant" USING btree ("course_id","audience","audience_id","organ_id");--> statement-breakpoint
CREATE INDEX "course_grant_owner_idx" ON "course_grant" USING btree ("tenant_id","owner_organ_id","created_at");--> statement-breakpoint
CREATE INDEX "course_grant_reach_idx" ON "course_grant" USING btree ("audience_id","course_id");--> statement-breakpoint
CREATE INDEX "course_learner_course_idx" ON "course_learner" USING btree ("course_id","last_at");--> statement-breakpoint
CREATE INDEX "course_resource_resource_idx" ON "course_resource" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "lesson_learner_course_idx" ON "lesson_learner" USING btree ("course_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_note_idx" ON "lesson_note" USING btree ("member_id","course_id");--> statement-breakpoint
CREATE INDEX "category_organ_idx" ON "category" USING btree ("tenant_id","organ_id","type");--> statement-breakpoint
CREATE INDEX "category_parent_idx" ON "category" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "resource_list_idx" ON "resource" USING btree ("tenant_id","organ_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "resource_branch_idx" ON "resource" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "resource_category_idx" ON "resource" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "resource_copyright_idx" ON "resource" USING btree ("copyright_unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_file_key" ON "resource" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "resource_poster_idx" ON "resource" USING btree ("poster_id");--> statement-breakpoint
CREATE INDEX "resource_shared_idx" ON "resource" USING btree ("tenant_id","created_at") WHERE shared;--> statement-breakpoint
CREATE INDEX "resource_application_owner_idx" ON "resource_application" USING btree ("tenant_id","owner_organ_id","created_at");--> statement-breakpoint
CREATE INDEX "resource_application_applicant_idx" ON "resource_application" USING btree ("tenant_id","applicant_organ_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_application_waiting_key" ON "resource_application" USING btree ("resource_id","applicant_organ_id") WHERE state = 'applied';--> statement-breakpoint
CREATE INDEX "resource_file_file_idx" ON "resource_file" USING btree ("file_id");--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "course" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "course" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "course" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "course_grant" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "course_grant" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "course_learner" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "course_learner" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "course_resource" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "course_resource" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "course_revision" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "course_revision" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "lesson_learner" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "lesson_learner" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "lesson_note" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "lesson_note" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "category" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "category" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "organ_wall" ON "category" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "copyright_unit" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "copyright_unit" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "organ_wall" ON "copyright_unit" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "resource" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "resource" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "resource" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "resource_application" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "resource_application" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "resource_file" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "resource_file" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);