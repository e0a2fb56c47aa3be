CREATE TABLE "course_month" (
	"tenant_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"learners" integer DEFAULT 0 NOT NULL,
	"finished" integer DEFAULT 0 NOT NULL,
	"progress" bigint DEFAULT 0 NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "course_month_course_id_month_pk" PRIMARY KEY("course_id","month")
);
--> statement-breakpoint
ALTER TABLE "course_month" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person_mark" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "organ_day" ADD COLUMN "new_students" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "organ_day" ADD COLUMN "certificates" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "roll_up_state" ADD COLUMN "stamp" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_month" ADD CONSTRAINT "course_month_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_month" ADD CONSTRAINT "course_month_tenant_id_course_id_course_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."course"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_day_day_idx" ON "course_day" USING btree ("tenant_id","day");--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "roll_up_state" AS PERMISSIVE FOR SELECT TO "edu_app" USING (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "course_month" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "course_month" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE FUNCTION "mark_certificate"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO person_mark (tenant_id, organ_id, at) VALUES (OLD.tenant_id, OLD.organ_id, OLD.issued_at);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO person_mark (tenant_id, organ_id, at) VALUES (NEW.tenant_id, NEW.organ_id, NEW.issued_at);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "certificate_mark" AFTER INSERT OR DELETE ON "certificate" FOR EACH ROW EXECUTE FUNCTION "mark_certificate"();--> statement-breakpoint
CREATE TRIGGER "certificate_change_mark" AFTER UPDATE OF "organ_id", "branch_id", "issued_at", "revoked_at" ON "certificate" FOR EACH ROW WHEN ((OLD.organ_id, OLD.branch_id, OLD.issued_at, OLD.revoked_at) IS DISTINCT FROM (NEW.organ_id, NEW.branch_id, NEW.issued_at, NEW.revoked_at)) EXECUTE FUNCTION "mark_certificate"();
