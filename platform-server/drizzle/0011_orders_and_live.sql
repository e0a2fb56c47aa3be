CREATE TABLE "live_attendance" (
	"tenant_id" uuid NOT NULL,
	"live_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_attendance_live_id_member_id_pk" PRIMARY KEY("live_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "live_attendance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "live_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"course_id" uuid NOT NULL,
	"title" text NOT NULL,
	"host_name" text DEFAULT '' NOT NULL,
	"teacher_ids" uuid[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"join_url" text,
	"remind_minutes" integer,
	"reminded_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "live_session_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "live_session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "code_batch" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"course_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'making' NOT NULL,
	"count" integer NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"redeemed" integer DEFAULT 0 NOT NULL,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"price" integer NOT NULL,
	"days" integer,
	"valid_until" timestamp with time zone,
	"job_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "code_batch_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "code_batch" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"number" text NOT NULL,
	"course_id" uuid NOT NULL,
	"course_title" text NOT NULL,
	"member_id" uuid,
	"person_name" text NOT NULL,
	"state" text NOT NULL,
	"way" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"days" integer,
	"expires_at" timestamp with time zone,
	"receipt" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reason" text,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "course_order_tenant_id_key" UNIQUE("tenant_id","id"),
	CONSTRAINT "course_order_number_key" UNIQUE("tenant_id","number"),
	CONSTRAINT "course_order_amounts" CHECK ("course_order"."amount" >= 0 AND "course_order"."refunded" BETWEEN 0 AND "course_order"."amount")
);
--> statement-breakpoint
ALTER TABLE "course_order" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "redemption_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"batch_id" uuid NOT NULL,
	"code" text NOT NULL,
	"redeemed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redemption_code_key" UNIQUE("tenant_id","code")
);
--> statement-breakpoint
ALTER TABLE "redemption_code" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_tenant_id_live_id_live_session_tenant_id_id_fk" FOREIGN KEY ("tenant_id","live_id") REFERENCES "public"."live_session"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session" ADD CONSTRAINT "live_session_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session" ADD CONSTRAINT "live_session_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session" ADD CONSTRAINT "live_session_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session" ADD CONSTRAINT "live_session_tenant_id_course_id_course_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."course"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_batch" ADD CONSTRAINT "code_batch_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_batch" ADD CONSTRAINT "code_batch_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_batch" ADD CONSTRAINT "code_batch_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_batch" ADD CONSTRAINT "code_batch_tenant_id_course_id_course_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."course"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_order" ADD CONSTRAINT "course_order_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_order" ADD CONSTRAINT "course_order_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_order" ADD CONSTRAINT "course_order_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_order" ADD CONSTRAINT "course_order_tenant_id_course_id_course_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."course"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_order" ADD CONSTRAINT "course_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_code" ADD CONSTRAINT "redemption_code_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_code" ADD CONSTRAINT "redemption_code_tenant_id_batch_id_code_batch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","batch_id") REFERENCES "public"."code_batch"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_code" ADD CONSTRAINT "redemption_code_tenant_id_order_id_course_order_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."course_order"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_attendance_member_idx" ON "live_attendance" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "live_session_list_idx" ON "live_session" USING btree ("tenant_id","organ_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "live_session_course_idx" ON "live_session" USING btree ("course_id","starts_at");--> statement-breakpoint
CREATE INDEX "live_session_branch_idx" ON "live_session" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "live_session_starts_idx" ON "live_session" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "code_batch_list_idx" ON "code_batch" USING btree ("tenant_id","organ_id","created_at","id");--> statement-breakpoint
CREATE INDEX "code_batch_course_idx" ON "code_batch" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "code_batch_branch_idx" ON "code_batch" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "course_order_list_idx" ON "course_order" USING btree ("tenant_id","organ_id","created_at","id");--> statement-breakpoint
CREATE INDEX "course_order_paid_idx" ON "course_order" USING btree ("tenant_id","organ_id","paid_at");--> statement-breakpoint
CREATE INDEX "course_order_refunded_idx" ON "course_order" USING btree ("tenant_id","organ_id","refunded_at");--> statement-breakpoint
CREATE INDEX "course_order_reach_idx" ON "course_order" USING btree ("member_id","course_id");--> statement-breakpoint
CREATE INDEX "course_order_course_idx" ON "course_order" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_order_branch_idx" ON "course_order" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "redemption_code_batch_idx" ON "redemption_code" USING btree ("batch_id","id");--> statement-breakpoint
CREATE INDEX "redemption_code_order_idx" ON "redemption_code" USING btree ("order_id");--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "live_attendance" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "live_attendance" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "live_session" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "live_session" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "live_session" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "code_batch" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "code_batch" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "code_batch" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "course_order" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "course_order" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "course_order" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "redemption_code" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "redemption_code" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "redemption_code" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));